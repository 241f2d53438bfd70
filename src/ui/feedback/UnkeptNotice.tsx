export function UnkeptNotice() {
  return (
    <p className="notice unkept" data-tone="warn" role="alert">
      This browser’s storage is full or blocked: changes last only until this tab is closed.
    </p>
  );
}
