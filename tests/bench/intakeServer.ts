// The intake as it runs in a school, but for the limit of submissions per minute.
import { openIntake } from '../../engine/intake/openIntake.ts';
import { benchForm } from './benchForm.ts';
import { reportUsage } from './reportUsage.ts';

const { app } = await openIntake({
  forms: [benchForm()],
  dataDir: process.argv[2] ?? '',
  limits: { posts: { perSender: 1e9 } },
  log: { level: 'warn' },
});
reportUsage(await app.listen({ port: 0, host: '127.0.0.1' }));
