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

export function setDocumentTitle(next: string): void {
  title = next;
  show();
}

export function setTitleCount(next: number): void {
  count = next;
  show();
}

export function setTitleEnvironment(next: string): void {
  environment = next;
  show();
}
