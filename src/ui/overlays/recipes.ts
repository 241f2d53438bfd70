import { defineSlotRecipe } from '@chakra-ui/react';
import {
  datePickerAnatomy,
  dialogAnatomy,
  menuAnatomy,
  popoverAnatomy,
  toastAnatomy,
  tooltipAnatomy,
} from '@chakra-ui/react/anatomy';

const floating = {
  background: 'var(--raised)',
  color: 'var(--ink)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-m)',
  boxShadow: 'var(--shadow-3)',
  outline: 'none',
} as const;

export const menuSlotRecipe = defineSlotRecipe({
  className: 'menu',
  slots: menuAnatomy.keys(),
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
      borderRadius: 'var(--radius-s)',
      color: 'var(--ink)',
      fontSize: 'var(--text-m)',
      cursor: 'pointer',
      userSelect: 'none',
      textDecoration: 'none',
      outline: 'none',
      '& svg': { color: 'var(--ink-3)' },
      _hover: { textDecoration: 'none' },
      _highlighted: { background: 'var(--hover)' },
      '&[data-tone=bad]': { color: 'var(--bad)', '& svg': { color: 'var(--bad)' } },
      '@media (forced-colors: active)': {
        '&[data-highlighted]': { outline: '2px solid Highlight' },
      },
    },
    itemGroupLabel: {
      padding: '8px 10px 4px',
      fontSize: 'var(--text-xs)',
      fontWeight: 'var(--medium)',
      color: 'var(--ink-3)',
    },
    itemText: { flex: 1 },
    separator: { height: '1px', marginBlock: '6px', background: 'var(--line)', border: 0 },
  },
});

export const popoverSlotRecipe = defineSlotRecipe({
  className: 'popover',
  slots: popoverAnatomy.keys(),
  base: {
    content: {
      ...floating,
      // Chakra sets it on the positioner.
      zIndex: 50,
      display: 'flex',
      flexDirection: 'column',
      width: 'min(340px, calc(100vw - 16px))',
      maxHeight: 'min(680px, 76dvh)',
      overflowY: 'auto',
      borderRadius: 'var(--radius-l)',
    },
  },
});

export const tooltipSlotRecipe = defineSlotRecipe({
  className: 'tooltip',
  slots: tooltipAnatomy.keys(),
  base: {
    positioner: { zIndex: 60 },
    content: {
      ...floating,
      maxWidth: 'min(300px, calc(100vw - 24px))',
      padding: '10px 12px',
      fontSize: 'var(--text-s)',
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
  slots: dialogAnatomy.keys(),
  base: {
    backdrop: { position: 'fixed', inset: 0, background: 'var(--scrim)', zIndex: 45 },
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 46,
      display: 'grid',
      placeItems: 'center',
      padding: '16px',
      paddingBlockEnd: 'calc(16px + var(--strips))',
      overflowY: 'auto',
    },
    content: {
      ...floating,
      position: 'relative',
      width: 'min(480px, 100%)',
      borderRadius: 'var(--radius-l)',
    },
    header: { padding: '20px 24px 0', paddingInlineEnd: '60px' },
    title: {
      fontSize: 'var(--text-l)',
      fontWeight: 'var(--strong)',
      letterSpacing: '-0.01em',
    },
    body: { padding: '12px 24px 4px', color: 'var(--ink-2)' },
    footer: { display: 'flex', justifyContent: 'flex-end', gap: '8px', padding: '20px 24px 24px' },
  },
});

export const toastSlotRecipe = defineSlotRecipe({
  className: 'toast',
  slots: toastAnatomy.keys(),
  base: {
    root: {
      ...floating,
      display: 'flex',
      alignItems: 'flex-start',
      gap: '10px',
      width: 'min(400px, calc(100vw - 32px))',
      '@media (max-width: 519px)': { width: 'calc(100vw - 32px)' },
      padding: '13px 44px 13px 14px',
      position: 'relative',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      // Must match limits.toast.fadeMs, after which the toaster removes the toast.
      transition: 'translate 300ms, scale 300ms, opacity 300ms, height 300ms',
    },
    title: { fontWeight: 'var(--medium)' },
    description: { color: 'var(--ink-2)', fontSize: 'var(--text-s)' },
    // Centered on the first line, whatever size a button there has.
    closeTrigger: {
      position: 'absolute',
      insetBlockStart: '24px',
      insetInlineEnd: '8px',
      translate: '0 -50%',
    },
  },
});

const pressable = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '36px',
  border: 0,
  background: 'transparent',
  borderRadius: 'var(--radius-s)',
  color: 'var(--ink)',
  cursor: 'pointer',
  _hover: { background: 'var(--hover)' },
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
} as const;

export const datePickerSlotRecipe = defineSlotRecipe({
  className: 'date-picker',
  slots: datePickerAnatomy.keys(),
  base: {
    content: { padding: '12px', outline: 'none' },
    viewControl: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      marginBlockEnd: '6px',
    },
    viewTrigger: { ...pressable, paddingInline: '10px', fontWeight: 'var(--medium)' },
    prevTrigger: { ...pressable, width: '36px' },
    nextTrigger: { ...pressable, width: '36px' },
    table: {
      width: '100%',
      tableLayout: 'fixed',
      borderSpacing: '2px',
      borderCollapse: 'separate',
    },
    tableHeader: {
      height: '28px',
      fontSize: 'var(--text-xs)',
      fontWeight: 'var(--medium)',
      color: 'var(--ink-3)',
    },
    tableCell: { padding: 0 },
    tableCellTrigger: {
      ...pressable,
      display: 'flex',
      width: '100%',
      fontVariantNumeric: 'tabular-nums',
      '&[data-disabled]': { color: 'var(--ink-3)', cursor: 'default', background: 'transparent' },
      '&[data-today]': {
        boxShadow: 'inset 0 0 0 1px var(--line-strong)',
        fontWeight: 'var(--strong)',
      },
      '&[data-selected]': { background: 'var(--solid)', color: 'var(--on-solid)' },
      '@media (forced-colors: active)': { '&[data-selected]': { outline: '2px solid Highlight' } },
    },
  },
});
