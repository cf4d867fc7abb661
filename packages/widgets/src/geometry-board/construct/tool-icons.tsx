import styles from './board.module.css';
import type { DrawingTool } from './board.ts';

const paths: Record<DrawingTool, string> = {
  compass: 'M12 2.5v3M12 5.5a2 2 0 1 0 0 .01M11.2 9 6 21.5M12.8 9 18 21.5M7.6 16.5a10.5 10.5 0 0 0 8.8 0',
  ruler: 'M3 16.5 16.5 3 21 7.5 7.5 21ZM6.5 13l2 2M9.5 10l2.6 2.6M12.5 7l2 2',
  'set-square': 'M4 3.5V20h16.5ZM8 12.5V16h3.5Z',
  point: 'M4 20 20 4M5 7c6 0 12 5 13 13M12 9.7a2.3 2.3 0 1 0 .01 0Z',
};

/** Drawn here: the icons of the site have no drawing tools. */
export const ToolIcon = ({ tool }: { tool: DrawingTool }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[tool]} />
  </svg>
);
