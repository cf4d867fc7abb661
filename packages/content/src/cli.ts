import { runCheck } from './commands/check.ts';

const [command = 'help', ...args] = process.argv.slice(2);

const HELP = `Usage: node packages/content/src/cli.ts <command>
  check [paths…] [--watch] [--json] [--no-require-checked] [--no-spelling]`;

switch (command) {
  case 'check':
    process.exitCode = await runCheck(args);
    break;
  default:
    console.log(HELP);
    process.exitCode = command === 'help' ? 0 : 2;
}
