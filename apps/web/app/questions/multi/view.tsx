import { Choice } from '../shared/choice.tsx';
import type { ViewProps } from '../view-props.ts';

export const MultiView = (props: ViewProps<'multi'>) => <Choice {...props} multiple />;
