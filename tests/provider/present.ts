export function present<Value>(value: Value | null | undefined): Value {
  if (value == null) throw new Error('A value that should be there is missing.');
  return value;
}
