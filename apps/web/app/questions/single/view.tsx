import { Choice } from '../shared/choice.tsx';
import type { ViewProps } from '../view-props.ts';

export const SingleView = (props: ViewProps<'single'>) => <Choice {...props} multiple={false} />;
