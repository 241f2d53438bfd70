// Reads a command's flags.
import { parseArgs } from 'node:util';

/** As `parseArgs`. What it refuses is said in one line, with all flags there are, and the exit code is 2. */
export function readArguments(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [what] = error.message.split(/\. |\n/);
    const flags = Object.keys(config.options).map((name) => `--${name}`);
    process.stderr.write(`${what}. There are ${flags.join(', ')}.\n`);
    return process.exit(2);
  }
}
