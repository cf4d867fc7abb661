import { Panel } from '@eszkerek/ui/panel.tsx';
import { useState } from 'react';
import { SubscriptionLine } from '../features/billing/subscription-line.tsx';
import { MyClass } from '../features/classes/my-class.tsx';
import { TeacherModeSwitch } from '../features/classes/teacher-mode-switch.tsx';
import { useProfile } from '../features/profile/profile-context.ts';
import { Recommended } from '../features/profile/recommended.tsx';
import { Statistics } from '../features/profile/statistics.tsx';
import { MistakeBook } from '../features/quiz/mistake-book.tsx';

/** The first tab of the profile. */
export default function ProfileLearning() {
  const { user, refresh } = useProfile();
  const student = user.role === 'student';
  // A member sees homework first. Read once: joining a class on this page must not move the panel.
  const [isMember] = useState(user.class_name !== null);
  const ownClass = student && (
    <Panel id="osztaly" title="Osztályom" icon="people">
      <MyClass className={user.class_name} onChanged={refresh} />
    </Panel>
  );
  return (
    <>
      {isMember && ownClass}
      {!student && <SubscriptionLine user={user} now={new Date()} />}
      {student && (
        <Panel id="javitofuzet" title="Javítófüzet" icon="edit" lead="Amit elvétettél, visszajön.">
          <MistakeBook />
        </Panel>
      )}
      {student && (
        <Panel id="gyakorlas" title="Ajánlott gyakorlás" icon="target" lead="Itt látod, melyik kvízben van a legtöbb esélyed javítani.">
          <Recommended />
        </Panel>
      )}
      {student && <SubscriptionLine user={user} now={new Date()} />}
      {user.role === 'teacher' && user.is_approved && (
        <Panel id="mester-mod" title="Mester Mód" icon="key">
          <TeacherModeSwitch />
        </Panel>
      )}
      {!isMember && ownClass}
      <Panel id="statisztika" title="Tanulási statisztika" icon="chart" lead="Leckék, kvízek és megválaszolt kérdések.">
        <Statistics />
      </Panel>
    </>
  );
}
