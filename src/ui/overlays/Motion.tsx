import { domAnimation, LazyMotion, useReducedMotion, type MotionProps } from 'framer-motion';
import type { ReactNode } from 'react';

export function Motion({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={domAnimation} strict>
      {children}
    </LazyMotion>
  );
}

/**
 * Moves an overlay into place as it opens (R422). Only its transform changes, so it can be used
 * from the first frame.
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
