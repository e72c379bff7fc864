import type { FastifyInstance } from 'fastify';
import { codeOf } from '../../core/index.ts';
import { quoted, WrongSetting } from '../config/env.ts';

/** Listens; throws a {@link WrongSetting} if `HOST` and `PORT` cannot be bound. */
export async function listenAt(app: FastifyInstance, host: string, port: number): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') {
      throw new WrongSetting(`PORT is ${port}, where another program listens: stop that one, or use another port`);
    }
    if (code === 'EACCES') {
      throw new WrongSetting(`PORT is ${port}, where this account may not listen: use one from 1024 to 65535`);
    }
    if (code === undefined || !/^(ENOTFOUND|EAI_\w+|EADDRNOTAVAIL|EINVAL|EAFNOSUPPORT)$/.test(code)) throw error;
    throw new WrongSetting(
      `HOST is ${quoted(host)}, which is not an address of this machine: use 0.0.0.0 for all of its addresses, or 127.0.0.1`,
    );
  }
}
