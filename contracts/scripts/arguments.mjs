// Reads a command's flags.
import { parseArgs } from 'node:util';

/**
 * As `parseArgs`. What it refuses is said in one line, with all flags there are, and the exit code
 * is 2. With a `usage`, `--help` prints it.
 */
export function readArguments({ usage, ...config }) {
  if (usage && process.argv.includes('--help')) {
    process.stdout.write(usage);
    return process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    const [what] = error.message.split(/\. |\n/);
    const flags = Object.keys(config.options).map((name) => `--${name}`);
    process.stderr.write(`${what}. There are ${flags.join(', ')}.\n`);
    return process.exit(2);
  }
}
