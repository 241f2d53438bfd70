/** Said where work is kept in the browser and the browser won't keep it (R29): its storage is full, or denied. */
export function UnkeptNotice() {
  return (
    <p className="unkept" role="alert">
      This browser’s storage is full or blocked: changes last only until this tab is closed.
    </p>
  );
}
