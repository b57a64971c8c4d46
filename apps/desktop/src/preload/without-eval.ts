import * as z from 'zod';

// The pages' policy forbids code that is made of text, which the schemas would else be compiled to.
z.config({ jitless: true });
