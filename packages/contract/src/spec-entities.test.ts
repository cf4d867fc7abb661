import { pageBase } from '@eszkerek/documents/base';
import { tocEntry } from '@eszkerek/documents/block';
import { curriculumItem, curriculums } from '@eszkerek/documents/compiled';
import { toolDocument } from '@eszkerek/documents/pages';
import { isPremiumCategory } from '@eszkerek/documents/premium-category';
import { character } from '@eszkerek/documents/tools/character';
import { toolSection } from '@eszkerek/documents/tools/tool-section';
import { publicSingle } from '@eszkerek/exercises/types/single/schema';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { contactMessage } from './admin.ts';
import { searchHit } from './catalog.ts';
import { classStudent, progressEntry, schoolClass } from './classes.ts';
import { contract } from './contract.ts';
import { role, subscriptionEntry, subscriptionStatus, user } from './entities.ts';
import { helpArticle } from './help.ts';
import { notification } from './notifications.ts';

/** Section 3 of the specification: every entity has at least the stated fields, under the stated names. */
const stated: [string, object, string[]][] = [
  [
    'user',
    user.shape,
    [
      'username',
      'real_name',
      'email',
      'role',
      'referral_code',
      'successful_referrals',
      'earned_rewards',
      'is_subscribed',
      'subscription_status',
      'is_permanent_free',
      'is_member_of_approved_class',
      'subscriptions',
      'is_approved',
      'created_at',
    ],
  ],
  ['subscription', subscriptionEntry.shape, ['status', 'plan_id', 'plan_name', 'current_period_end']],
  ['notification', notification.shape, ['id', 'title', 'message', 'read', 'sent_at']],
  ['search result', searchHit.shape, ['slug', 'title']],
  ['curriculum item', curriculumItem.shape, ['slug', 'title', 'description', 'grade']],
  ['curriculums', curriculums.shape, ['freeTools', 'premiumCourses', 'premiumTools', 'freeLessons']],
  [
    'registration',
    contract.auth.register.body?.shape ?? {},
    [
      'username',
      'email',
      'password',
      'passwordConfirm',
      'vipCode',
      'referralCode',
      'classCode',
      'specialCode',
      'termsAccepted',
      'parental_email',
      'role',
      'recaptchaToken',
    ],
  ],
  ['best result', contract.quiz.stats.response.shape.best_quiz_results.element.shape, ['title', 'score_percentage']],
  ['practiced subject', contract.quiz.stats.response.shape.most_practiced_subjects.element.shape, ['subject', 'quiz_count']],
  [
    'recommendation',
    contract.quiz.recommendations.response.shape.recommendations.element.shape,
    ['quiz_slug', 'title', 'score_percentage'],
  ],
  ['class', schoolClass.shape, ['id', 'class_name', 'class_code', 'student_count', 'max_students']],
  ['student', classStudent.shape, ['id', 'real_name']],
  [
    'progress entry',
    progressEntry.shape,
    ['activity_type', 'completed_at', 'started_at', 'quiz_slug', 'lesson_slug', 'curriculum_title', 'score_percentage'],
  ],
  ['contact message', contactMessage.shape, ['name', 'email', 'subject', 'message', 'created_at']],
  ['help article', helpArticle.shape, ['question', 'answer']],
  ['content', pageBase, ['title', 'description', 'slug', 'grade', 'subject', 'keywords', 'category']],
  ['table of contents', tocEntry.shape, ['id', 'title', 'subheadings']],
  ['question', publicSingle.shape, ['question', 'answers', 'correct', 'answer']],
  ['section', toolSection.shape, ['id', 'title', 'content', 'type', 'prompts']],
  ['tool', toolDocument.shape, ['toolData', 'topics', 'characters']],
  ['character', character.shape, ['name', 'title', 'quote', 'color', 'imageUrl']],
];

test.each(stated)('%s has the stated fields', (_, shape, fields) => {
  expect(Object.keys(shape)).toEqual(expect.arrayContaining(fields));
});

const taken = (schema: z.ZodType, values: readonly string[]) => values.filter(value => schema.safeParse(value).success);

test('the stated values, and no others', () => {
  expect(role.options).toEqual(['student', 'teacher', 'admin']);
  expect(progressEntry.shape.activity_type.options).toEqual(['quiz_completed', 'lesson']);
  expect(taken(subscriptionEntry.shape.status, ['trialing', 'active', 'past_due', 'canceled', ''])).toEqual(['trialing', 'active']);
  expect(subscriptionStatus.options).toEqual(['none', 'trialing', 'active', 'past_due', 'canceled', 'vip_teacher']);
});

test('the stated categories exist, and the premium ones are premium', () => {
  expect(taken(pageBase.category, ['workshop', 'premium_course', 'premium_tool', 'free_tool', 'tool'])).toHaveLength(5);
  expect(['premium_anything', 'workshop', 'premium_course', 'premium_tool'].map(isPremiumCategory)).toEqual([true, true, true, true]);
  expect(['free_tool', 'tool', 'free_lesson', 'free_quiz'].map(isPremiumCategory)).toEqual([false, false, false, false]);
});
