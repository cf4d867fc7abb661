import { Icon } from '@eszkerek/ui/icon.tsx';
import { Input } from '@eszkerek/ui/input.tsx';
import type { ComponentProps } from 'react';

/** A field whose value is given: it can be read and copied, not changed. */
export function LockedInput(props: ComponentProps<'input'>) {
  return (
    <div className="input-locked">
      <Input {...props} readOnly />
      <Icon name="lock" />
    </div>
  );
}
