import type { CompiledQuestion } from '@eszkerek/documents/question';
import type { Question } from '@eszkerek/exercises/questions/schema';
import { typedKeys, withKeys } from '@eszkerek/exercises/questions/typed-keys';
import type { Prose } from '../language/prose.ts';
import type { Item } from '../lesson/page-context.ts';
import { checkFigures } from '../question/check-figures.ts';
import { checkQuestion } from '../question/check-question.ts';
import { itemHash } from '../question/item-hash.ts';
import type { MisconceptionUse, QuestionContext } from '../question/question-context.ts';
import { renderQuestion } from '../question/render-question.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

type Path = (string | number)[];

export interface CompiledQuestions {
  questions: CompiledQuestion[];
  items: Item[];
  misconceptions: MisconceptionUse[];
}

const rawAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined), value);

/** Checks and renders a list of questions that stands at `path` of a YAML file. */
export function compileQuestions(
  questions: Question[],
  yaml: YamlSource,
  path: Path,
  prose: Prose,
  place: QuestionContext['place'],
): CompiledQuestions {
  const result: CompiledQuestions = { questions: [], items: [], misconceptions: [] };
  const ids = new Set<string>();
  const keys = typedKeys(questions);
  questions.forEach((question, i) => {
    const at = [...path, i];
    const line = yaml.lineOf(at);
    const id = question.id ?? `q${i + 1}`;
    if (!question.id) prose.report('question-id', line, 'the question has no id');
    else if (ids.has(id)) prose.report('question-id', line, `the id ${id} occurs twice`);
    ids.add(id);
    const context = { ...prose, lineOf: (inner: readonly (string | number)[]) => yaml.lineOf([...at, ...inner]), place };
    result.misconceptions.push(...checkQuestion(question, context));
    result.items.push({ id, hash: itemHash(rawAt(yaml.value, at)), line });
    if (checkFigures(question, context)) result.questions.push(renderQuestion(withKeys(question, keys), id));
  });
  return result;
}
