import fc from 'fast-check';

// The quick set draws the same cases in every run, so that only a change can turn it red; the full set draws new ones.
if (!process.env.TEST_FULL) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_117 });
