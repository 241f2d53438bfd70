export interface SkeletonProps {
  /** Pixels, or a percentage such as '100%'. */
  width: number | string;
  /** Pixels. */
  height?: number;
}

/**
 * A placeholder bar. Its size is set by attributes, because the Content-Security-Policy blocks
 * style attributes in the static shell.
 */
export function Skeleton({ width, height = 12 }: SkeletonProps) {
  return <svg className="skeleton" width={width} height={height} aria-hidden />;
}
