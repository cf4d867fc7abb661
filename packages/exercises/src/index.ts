export * from './questions/schema.ts';
