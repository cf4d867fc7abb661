/** One block for each pupil. */
export const Blocks = ({ count }: { count: number }) => Array.from(Array(count).keys(), block => <i key={block} />);
