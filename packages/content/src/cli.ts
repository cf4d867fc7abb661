import { runBench } from './commands/bench.ts';
import { runCheck } from './commands/check.ts';
import { runCompile } from './commands/compile.ts';
import { runDrawExam } from './commands/draw-exam.ts';
import { runFigures } from './commands/figures.ts';
import { runGradeSheet } from './commands/grade-sheet.ts';
import { runMarkChecked } from './commands/mark-checked.ts';
import { runNew } from './commands/new.ts';
import { runSolveSheet } from './commands/solve-sheet.ts';
import { runUnchecked } from './commands/unchecked.ts';

const COMMANDS: Record<string, (args: string[]) => number | Promise<number>> = {
  check: runCheck,
  bench: runBench,
  compile: runCompile,
  'draw-exam': runDrawExam,
  figures: runFigures,
  new: runNew,
  unchecked: runUnchecked,
  'solve-sheet': runSolveSheet,
  'grade-sheet': runGradeSheet,
  'mark-checked': runMarkChecked,
};

const HELP = `Usage: node packages/content/src/cli.ts <command>
  check [paths…] [--watch] [--json] [--no-require-checked] [--no-spelling]
  compile [folder]                             the compiled pages and keys as JSON
  bench [count]                                time to compile many lessons, cold and cached
  draw-exam <slugs…>                           fill the slots of a fixed paper by its seed
  figures                                      how many questions, pages and generators draw
  new lesson|quiz <slug>
  unchecked [slugs…]                           items nobody has solved independently yet
  solve-sheet <slugs…> [--open]                the questions of a page without their keys; --open: those that wait
  grade-sheet <slugs…> --answers <file> [--mark]  compare answers to the sheet with the keys, write down what agrees
  mark-checked <slug> [ids…] [--disagreed]     write down the independent solver's result`;

const [command = 'help', ...args] = process.argv.slice(2);
const run = COMMANDS[command];
if (run) {
  try {
    process.exitCode = await run(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
} else {
  console.log(HELP);
  process.exitCode = command === 'help' ? 0 : 2;
}
