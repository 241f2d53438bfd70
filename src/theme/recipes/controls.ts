import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: '8px', height: 'var(--control)', paddingInline: '14px',
    border: '1px solid transparent', borderRadius: 'm', fontWeight: 550, fontSize: 'm', lineHeight: 1, whiteSpace: 'nowrap', userSelect: 'none', textDecoration: 'none',
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
    '@media (prefers-reduced-motion: no-preference)': { transition: 'background-color 100ms, border-color 100ms' },
  },
  variants: {
    variant: {
      solid: {
        background: 'solid', color: 'onSolid', '&:hover:not(:disabled)': { background: 'solidHover' },
        '&[data-tone=bad]': { background: 'var(--bad)', color: 'var(--surface)' },
      },
      outline: { background: 'surface', borderColor: 'line', color: 'ink', '&:hover:not(:disabled)': { background: 'hover' } },
      ghost: { background: 'transparent', color: 'ink2', '&:hover:not(:disabled)': { background: 'hover', color: 'ink' } },
    },
  },
  defaultVariants: { variant: 'solid' },
});

const controlBase = {
  width: '100%', height: 'var(--control)', paddingInline: '12px', border: '1px solid {colors.lineStrong}', borderRadius: 'm', background: 'surface', color: 'ink', fontSize: 'm',
  '&::placeholder': { color: 'ink3', opacity: 1 },
  '&:focus-visible': { outlineOffset: '-1px', borderRadius: 'm' },
  '&[aria-invalid=true]': { borderColor: 'bad' },
  '&:disabled, &:read-only:not(select)': { background: 'sunken', color: 'ink2' },
} as const;

export const inputRecipe = defineRecipe({ className: 'input', base: controlBase });

export const textareaRecipe = defineRecipe({
  className: 'textarea',
  base: { ...controlBase, height: 'auto', minHeight: '84px', maxHeight: '50dvh', padding: '8px 12px', resize: 'vertical', lineHeight: 1.45 },
});

/** The browser's own select, so that it opens as the device's users are used to; its arrow is drawn by the stylesheet. */
export const selectRecipe = defineRecipe({
  className: 'select',
  base: { ...controlBase, paddingInlineEnd: '34px', appearance: 'none', cursor: 'pointer', '& option': { background: 'surface', color: 'ink' } },
});

export const fieldSlotRecipe = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'errorText', 'helperText', 'input', 'label', 'select', 'textarea', 'requiredIndicator'],
  base: {
    root: { display: 'grid', gap: '6px', minWidth: 0 },
    label: { fontSize: 's', fontWeight: 550, color: 'ink2' },
    helperText: { fontSize: 'xs', color: 'ink3' },
    errorText: { fontSize: 's', color: 'bad' },
  },
});
