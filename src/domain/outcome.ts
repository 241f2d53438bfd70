/**
 * Whether a failed mutation may have happened nevertheless (promise 1): no answer (0), an answer that couldn't be read (2xx), or one of a
 * gateway that lost the server's (502, 504).
 */
export const isOutcomeUnknown = ({ status }: { status: number }): boolean => status < 300 || status === 502 || status === 504;
