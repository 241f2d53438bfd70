/** Shown if work should be kept in the browser but can't be stored: storage is full or denied. */
export function UnkeptNotice() {
  return (
    <p className="notice unkept" data-tone="warn" role="alert">
      This browser’s storage is full or blocked: changes last only until this tab is closed.
    </p>
  );
}
