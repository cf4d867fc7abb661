import { Button } from '@eszkerek/ui/button.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { CodeForm } from './class-code-form.tsx';
import { CARD_CODE_LENGTH } from './class-login.tsx';
import { NewClassSecret } from './new-class-secret.tsx';

interface ClassCardProps {
  /** From the QR code's address, or typed. */
  code: string;
  onCode: (code: string | null) => void;
  onEntering: () => void;
  onLoggedIn: () => void;
}

/** A sign-in card: whose it is, and the password the pupil wants. */
export function ClassCard({ code, onCode, onEntering, onLoggedIn }: ClassCardProps) {
  const card = useQuery({
    queryKey: ['class-card', code],
    queryFn: () => api.auth.readCard({ body: { code } }),
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (card.isError)
    return (
      <div className={formStyles.formGrid}>
        <CodeForm
          label="A kártyád kódja"
          help="Nyolc betű és szám a kártyán."
          length={CARD_CODE_LENGTH}
          error={card.error.message}
          refused={code}
          onCode={typed => (typed === code ? void card.refetch() : onCode(typed))}
        />
        <Button variant="ghost" icon="arrow-left" onClick={() => onCode(null)}>
          Az osztálykódommal lépek be
        </Button>
      </div>
    );
  if (card.isPending) return <Skeleton height="14rem" />;
  return (
    <NewClassSecret
      code={code}
      name={card.data.real_name}
      className={card.data.class_name}
      onCancel={() => onCode(null)}
      onEntering={onEntering}
      onLoggedIn={onLoggedIn}
    />
  );
}
