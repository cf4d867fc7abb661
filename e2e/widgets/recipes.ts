import type { WidgetKind } from '../../packages/widgets/src/kinds.ts';
import type { Move } from '../../packages/widgets/src/kit/recipe.ts';

/** How each mode of the kind is solved, from the folder of the kind. */
export const recipeOf = async (kind: WidgetKind): Promise<Record<string, Move[]>> => {
  const file: { recipe: Record<string, Move[]> } = await import(`../../packages/widgets/src/${kind}/recipe.ts`);
  return file.recipe;
};
