import styles from './board.module.css';

/** One block for each pupil. */
export const Blocks = ({ count }: { count: number }) => Array.from(Array(count).keys(), block => <i key={block} />);

/** A cell for each round: the blocks, then their number. */
export const BlockCells = ({ counts }: { counts: readonly number[] }) =>
  Array.from(counts.entries(), ([place, count]) => (
    <td key={place} data-round={place + 1}>
      <span className={styles.blocks}>
        <Blocks count={count} />
        <b>{`\u00a0${count}`}</b>
      </span>
    </td>
  ));
