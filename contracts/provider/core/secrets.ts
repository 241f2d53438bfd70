import { readFileSync } from 'node:fs';

/**
 * Reads a secret from the variable NAME, or from the file that NAME_FILE names, as container
 * platforms give secrets.
 */
export function readSecret(
  env: Record<string, string | undefined>,
  name: string,
): string | undefined {
  const file = env[`${name}_FILE`];
  const value = file === undefined || file === '' ? env[name] : readFile(name, file);
  return value === '' ? undefined : value;
}

function readFile(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trimEnd();
  } catch (error) {
    throw new Error(`${name}_FILE names a file that cannot be read: ${file}`, { cause: error });
  }
}
