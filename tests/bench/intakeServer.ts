// The intake as in production, but without the limit of submissions per minute.
import { offices } from 'virtual:offices';
import { openIntake } from '../../engine/intake/openIntake.ts';
import { benchForm } from './benchForm.ts';
import { reportUsage } from './reportUsage.ts';

const { app } = await openIntake({
  forms: [benchForm()],
  offices,
  dataDir: process.argv[2] ?? '',
  limits: { posts: { perSender: 1e9 } },
  log: { level: 'warn' },
});
reportUsage({ url: await app.listen({ port: 0, host: '127.0.0.1' }) });
