/** `1:05:09` or `4:07`; time over what was given has a plus sign. */
export function clockText(seconds: number): string {
  const all = Math.abs(seconds);
  const [hours, minutes, rest] = [Math.floor(all / 3600), Math.floor((all % 3600) / 60), all % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  const body = hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
  return seconds < 0 ? `+${body}` : body;
}
