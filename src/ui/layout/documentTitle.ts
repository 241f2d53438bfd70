let title = '';
let count = 0;
let environment = '';

function show(): void {
  if (title !== '')
    document.title = [
      count > 0 ? `(${String(count)})` : '',
      environment && `${environment} ·`,
      title,
    ]
      .filter(Boolean)
      .join(' ');
}

/** Sets the page's part of the document's title. */
export function setDocumentTitle(next: string): void {
  title = next;
  show();
}

/** Puts the count of what waits before the title; 0 removes it. */
export function setTitleCount(next: number): void {
  count = next;
  show();
}

/** Names the environment before the page's part of the title; '' removes it. */
export function setTitleEnvironment(next: string): void {
  environment = next;
  show();
}
