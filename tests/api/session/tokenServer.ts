const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/**
 * The server's side of R8: refresh tokens rotate, and reusing an old one revokes the family.
 * `grace` is how long the previous token is still accepted, in milliseconds. By default it isn't
 * accepted at all, so that a second refresh with the same token is noticed.
 */
export class TokenServer {
  readonly calls: string[] = [];
  refreshes = 0;
  isRevoked = false;
  private generation = 1;
  private rotatedAt = -Infinity;
  private isExpired = false;

  constructor(
    private readonly latency: (call: string) => Promise<unknown> = () => Promise.resolve(),
    private readonly grace = 0,
  ) {}

  expire(): void {
    this.isExpired = true;
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    const call = `${request.method} ${request.url.replace(/^.*\/api/, '')}`;
    this.calls.push(call);
    const body: unknown = call.endsWith('/token/refresh') ? await request.json() : undefined;
    await this.latency(call);
    request.signal.throwIfAborted();
    return body
      ? this.refresh((body as { refresh_token: string }).refresh_token)
      : this.answer(request.headers.get('Authorization'));
  };

  private answer(bearer: string | null): Response {
    const isGood =
      !this.isRevoked && !this.isExpired && bearer === `Bearer access-${String(this.generation)}`;
    return isGood
      ? json(200, { count: 0, results: [] })
      : json(401, { message: 'Token is invalid or expired' });
  }

  private refresh(token: string): Response {
    this.refreshes += 1;
    const isCurrent = token === `refresh-${String(this.generation)}`;
    const isPrevious =
      token === `refresh-${String(this.generation - 1)}` &&
      Date.now() - this.rotatedAt <= this.grace;
    if (this.isRevoked || !(isCurrent || isPrevious)) {
      this.isRevoked = true;
      return json(401, { message: 'Refresh token was used before' });
    }
    if (isCurrent) {
      this.generation += 1;
      this.rotatedAt = Date.now();
      this.isExpired = false;
    }
    return json(200, {
      access_token: `access-${String(this.generation)}`,
      refresh_token: `refresh-${String(this.generation)}`,
    });
  }
}
