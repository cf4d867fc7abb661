/** Why a figure cannot be drawn; the compiler adds file and line. */
export type FaultCode = 'overlap' | 'outside' | 'small-text' | 'too-big' | 'unknown-name' | 'impossible';

export class FigureFault extends Error {
  readonly code: FaultCode;
  constructor(code: FaultCode, detail: string) {
    super(`figure ${code}: ${detail}`);
    this.name = 'FigureFault';
    this.code = code;
  }
}
