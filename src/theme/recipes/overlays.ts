import { defineSlotRecipe } from '@chakra-ui/react';

const floating = {
  background: 'raised',
  color: 'ink',
  border: '1px solid {colors.line}',
  borderRadius: 'm',
  boxShadow: 'var(--shadow-3)',
  outline: 'none',
} as const;

export const menuSlotRecipe = defineSlotRecipe({
  className: 'menu',
  slots: [
    'content',
    'item',
    'itemGroup',
    'itemGroupLabel',
    'itemIndicator',
    'itemText',
    'positioner',
    'separator',
    'trigger',
    'triggerItem',
    'itemCommand',
    'indicator',
    'arrow',
    'arrowTip',
    'contextTrigger',
  ],
  base: {
    positioner: { zIndex: 50 },
    content: {
      ...floating,
      minWidth: '184px',
      maxWidth: 'min(340px, calc(100vw - 16px))',
      padding: '6px',
      maxHeight: 'min(420px, 80dvh)',
      overflowY: 'auto',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      minHeight: '36px',
      paddingInline: '10px',
      borderRadius: 's',
      color: 'ink',
      fontSize: 'm',
      cursor: 'pointer',
      userSelect: 'none',
      textDecoration: 'none',
      outline: 'none',
      '& svg': { color: 'ink3' },
      _hover: { textDecoration: 'none' },
      _highlighted: { background: 'hover' },
      '&[data-tone=bad]': { color: 'bad', '& svg': { color: 'bad' } },
      '@media (forced-colors: active)': { '&[data-highlighted]': { outline: '2px solid Highlight' } },
    },
    itemGroupLabel: { padding: '8px 10px 4px', fontSize: 'xs', fontWeight: 'var(--medium)', color: 'ink3' },
    itemText: { flex: 1 },
    separator: { height: '1px', marginBlock: '6px', background: 'line', border: 0 },
  },
});

export const tooltipSlotRecipe = defineSlotRecipe({
  className: 'tooltip',
  slots: ['trigger', 'arrow', 'arrowTip', 'positioner', 'content'],
  base: {
    positioner: { zIndex: 60 },
    content: {
      ...floating,
      maxWidth: 'min(300px, calc(100vw - 24px))',
      padding: '10px 12px',
      fontSize: 's',
      fontWeight: '400',
      textAlign: 'start',
      textTransform: 'none',
      whiteSpace: 'normal',
      letterSpacing: 'normal',
      lineHeight: '1.45',
    },
  },
});

export const dialogSlotRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: ['trigger', 'backdrop', 'positioner', 'content', 'title', 'description', 'closeTrigger', 'header', 'body', 'footer'],
  base: {
    backdrop: { position: 'fixed', inset: 0, background: 'var(--scrim)', zIndex: 45 },
    positioner: { position: 'fixed', inset: 0, zIndex: 46, display: 'grid', placeItems: 'center', padding: '16px', overflowY: 'auto' },
    content: {
      ...floating,
      position: 'relative',
      width: 'min(480px, 100%)',
      borderRadius: 'l',
      '@media (prefers-reduced-motion: no-preference)': { '&[data-state=open]': { animation: 'rise 140ms ease-out' } },
    },
    header: { padding: '20px 24px 0', paddingInlineEnd: '60px' },
    title: { fontSize: 'lg', fontWeight: 'var(--strong)', letterSpacing: '-0.01em', overflowWrap: 'anywhere' },
    body: { padding: '12px 24px 4px', color: 'ink2', overflowWrap: 'anywhere' },
    footer: { display: 'flex', justifyContent: 'flex-end', gap: '8px', padding: '20px 24px 24px' },
  },
});

export const toastSlotRecipe = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
  base: {
    root: {
      ...floating,
      display: 'flex',
      alignItems: 'flex-start',
      gap: '10px',
      width: 'min(400px, calc(100vw - 32px))',
      padding: '13px 44px 13px 14px',
      position: 'relative',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      // Section 9: the fade-out takes 300 ms (limits.toast.fadeMs); the toaster removes the toast after the same time.
      transition: 'translate 300ms, scale 300ms, opacity 300ms, height 300ms',
      '@media (prefers-reduced-motion: reduce)': { transition: 'opacity 300ms' },
    },
    title: { flex: 1, minWidth: 0, fontWeight: 'var(--medium)', overflowWrap: 'anywhere' },
    closeTrigger: { position: 'absolute', insetBlockStart: '8px', insetInlineEnd: '8px' },
  },
});
