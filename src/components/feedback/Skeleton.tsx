export interface SkeletonProps {
  /** Pixels, or a share such as '100%'. */
  width: number | string;
  /** Pixels. */
  height?: number;
}

/** A placeholder's bar. Its size is in attributes: a style attribute in the static shell would break the Content-Security-Policy. */
export function Skeleton({ width, height = 12 }: SkeletonProps) {
  return <svg className="skeleton" width={width} height={height} aria-hidden />;
}
