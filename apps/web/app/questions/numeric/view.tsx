import { Typed } from '../shared/typed.tsx';
import type { ViewProps } from '../view-props.ts';

export const NumericView = (props: ViewProps<'numeric'>) => <Typed {...props} unit={props.question.unit} />;
