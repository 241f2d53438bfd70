import eslint from '@eslint/js';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';

const typed = ['**/*.{ts,tsx}'];

// Two rules of typescript-eslint would take a quarter of its time to see what tsc sees by itself if the code is written like this.
const noEnum = { selector: 'TSEnumDeclaration', message: 'Use a union of texts: no other value can be assigned to it.' };
const nominalClass = {
  selector:
    "ClassBody:not(:has([accessibility='private'])):not(:has(> PropertyDefinition[key.type='PrivateIdentifier']))" +
    ":not(:has(> PropertyDefinition[key.name='name'][readonly=true]))",
  message: 'Give it a private member, or a readonly name: then tsc takes only its instances for it.',
};
const restricted = [
  noEnum,
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  {
    selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^wait/]",
    message: 'It waits for a second only. Use expect.poll, or the waitFor of Testing Library.',
  },
];

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'storybook-static/',
      'contracts-bundle/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      '.cache/',
      '.data/',
      '**/*.gen.ts',
      '.storybook/public/',
      'tests/bench/peers/',
      '!.storybook',
      '!.setup',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  eslint.configs.recommended,
  {
    files: typed,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    // Not the service of editors: one program for one run.
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // A number in a template reads well and can't go wrong.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `onClick={() => close()}` is the usual way to pass a handler on.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // `value || undefined` turns the empty string of a form field or parameter into nothing.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      // The wire may break its own types, so a check that the types call needless may be what saves us.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // An async handler of an on… prop looks after its own failures.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // What they look for, tsc finds because of `noEnum` and `nominalClass`.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // tsc checks the same with noPropertyAccessFromIndexSignature where it matters (process.env).
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    rules: {
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'max-lines': ['error', { max: 300 }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  { files: ['src/**', 'contracts/provider/**'], rules: { 'max-lines-per-function': ['error', { max: 80, skipComments: true }] } },
  { files: ['tests/**/*.{ts,tsx}'], ignores: ['**/*.config.ts'], rules: { 'no-restricted-syntax': ['error', ...restricted] } },
  {
    files: ['src/**/*.{ts,tsx}', 'contracts/**/*.ts'],
    ignores: ['**/*.config.ts'],
    rules: { 'no-restricted-syntax': ['error', ...restricted, nominalClass] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/incompatible-library': 'error',
      'react-hooks/unsupported-syntax': 'error',
    },
  },
  // Without the rules of the React Compiler, which take half a minute there and are about what runs long.
  {
    files: ['stories/**/*.{ts,tsx}', '.storybook/*.tsx', 'tests/**/*.{ts,tsx}'],
    ignores: ['tests/e2e/**', 'tests/published/**'], // Playwright's `use` is no hook.
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  ...storybook.configs['flat/recommended'],
  // What follows an act takes a moment, on a busy machine a long one.
  {
    files: ['stories/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noEnum,
        {
          selector:
            'ExpressionStatement[expression.argument.callee.object.name=/^(userEvent|user|fireEvent)$/] + ' +
            "ExpressionStatement:has(CallExpression[callee.name='expect'])" +
            ":not(:has(CallExpression[callee.name='waitFor'])):not(:has(AwaitExpression AwaitExpression))",
          message: 'Wait for what follows an act: findBy… or waitFor(() => expect(…)).',
        },
      ],
    },
  },
  {
    files: ['tests/e2e/**/*.ts', 'tests/published/**/*.ts'],
    plugins: { playwright },
    rules: {
      'playwright/missing-playwright-await': 'error',
      'playwright/no-wait-for-timeout': 'error',
      'playwright/prefer-web-first-assertions': 'error',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: Object.fromEntries([...Object.getOwnPropertyNames(globalThis), 'module', 'require'].map((name) => [name, 'readonly'])),
    },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['contracts/provider/main.ts', 'contracts/**/*.mjs', 'tests/bench/**', 'tests/load/load.ts'],
    rules: { 'no-console': 'off' },
  },
  // A story's or fixture's empty callback stands for 'not looked at here'.
  {
    files: ['stories/**', 'tests/**', '.storybook/**'],
    rules: { '@typescript-eslint/no-empty-function': 'off' },
  },
);
