import { ButtonLink } from '@eszkerek/ui/button.tsx';

export const MistakeBookLink = () => (
  <ButtonLink variant="ghost" icon="edit" to="/profil#javitofuzet">
    Javítófüzet
  </ButtonLink>
);
