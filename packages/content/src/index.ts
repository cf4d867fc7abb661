export { type CheckOptions, type CheckResult, check } from './check.ts';
export { type Compiled, type CompileOptions, compile } from './compile.ts';
export { type Fault, formatFault } from './fault.ts';
export { load } from './load.ts';
export { RULES, type RuleName } from './rules.ts';
