import type { Report } from '../fault.ts';
import { checkString, readTitle } from '../language/check-string.ts';
import { checkSchema } from '../yaml/check-schema.ts';
import { readYaml } from '../yaml/yaml-source.ts';
import { checkErrorHunt } from './check-error-hunt.ts';
import { checkFields } from './check-fields.ts';
import { checkTemplates } from './check-templates.ts';
import { checkToolTexts } from './check-tool-texts.ts';
import { compileSections } from './compile-sections.ts';
import { compileTopics } from './compile-topics.ts';
import { joinPromptParts } from './join-prompt-parts.ts';
import { toolFile } from './tool-file.ts';
import { toolLinks } from './tool-links.ts';

export function compileTool(source: string, report: Report, words: Map<string, number>) {
  const yaml = readYaml(source);
  const data = checkSchema(yaml, toolFile, report);
  if (!data) return undefined;
  const prose = { report, words };
  const title = readTitle(data.title, yaml.lineOf(['title']), prose);
  checkString(data.description, yaml.lineOf(['description']), prose);
  if (!data.toolData && !data.topics?.length && !data.characters?.length && !data.sections?.length && !data.errorHunt && !data.promptMirror)
    report('tool-empty', 1, 'the page has nothing to show');
  checkToolTexts(data, yaml.lineOf, prose);
  checkFields(data, yaml.lineOf, report);
  checkTemplates(data, yaml.lineOf, report);
  checkErrorHunt(data.errorHunt, yaml.lineOf, report);
  const compiled = compileTopics(data.topics, yaml, prose);
  const { note: _note, topics: _topics, ...rest } = data;
  const front = {
    ...rest,
    title,
    ...(rest.toolData ? { toolData: joinPromptParts(rest.toolData) } : {}),
    ...(rest.sections ? { sections: compileSections(rest.sections) } : {}),
  };
  const bank = data.toolData?.type === 'exam-simulator' ? (data.toolData.bank?.quizSlugs ?? []) : [];
  const quizzes = bank.map((quiz, i) => ({ slug: quiz, line: yaml.lineOf(['toolData', 'bank', 'quizSlugs', i]) }));
  return { front, lines: { slug: yaml.lineOf(['slug']) }, quizzes, links: toolLinks(data, yaml.lineOf), ...compiled };
}
