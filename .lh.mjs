import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { serveProduct } from './tests/bench/servers.mjs';
import { launchOptions } from './tests/browser/launchOptions.mjs';
const p = await serveProduct(4545);
for (const [a,prof] of process.argv.slice(2).map(s=>s.split('@'))) {
const b = await chromium.launch({...await launchOptions(), args:['--remote-debugging-port=4546']});
const { lhr } = await lighthouse(p.origin+a,{port:4546,logLevel:'error'}, prof==='desktop'?desktopConfig:undefined);
const m=lhr.audits.metrics.details.items[0];
console.log('##',a,prof,Object.values(lhr.categories).map(c=>c.id+':'+c.score).join(' '),'FCP',m.firstContentfulPaint,'LCP',m.largestContentfulPaint,'SI',m.speedIndex,'TBT',m.totalBlockingTime,'TTI',m.interactive,'obsFCP',m.observedFirstContentfulPaint,'obsLCP',m.observedLargestContentfulPaint,'CLS',m.cumulativeLayoutShift);
console.log(JSON.stringify(lhr.audits['largest-contentful-paint-element']?.details?.items?.[0]?.items?.[0]?.node?.snippet));
for (const r of lhr.audits['network-requests'].details.items) console.log('  ',Math.round(r.networkRequestTime),Math.round(r.networkEndTime),r.transferSize,r.priority,r.url.replace(p.origin,''));
console.log('shifts',JSON.stringify(lhr.audits['layout-shifts']?.details?.items?.map(i=>[i.score,i.node?.selector,i.subItems?.items])));
await b.close();
}
p.stop();
