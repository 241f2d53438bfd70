import { domAnimation, LazyMotion, useReducedMotion, type MotionProps } from 'framer-motion';
import type { ReactNode } from 'react';

/** Provides the animations of the `m` components below it. */
export function Motion({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={domAnimation} strict>
      {children}
    </LazyMotion>
  );
}

/**
 * Props of an overlay that moves into its place as it opens, from a smaller size or from beside it
 * (R422). Only its transform changes, so it can be used from the first frame.
 */
export function useEntrance(from: { scale: number } | { x: number }): MotionProps {
  return useReducedMotion()
    ? {}
    : {
        initial: from,
        animate: { scale: 1, x: 0 },
        transition: { duration: 0.16, ease: 'easeOut' },
      };
}
