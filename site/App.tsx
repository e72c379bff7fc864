import { Suspense, useDeferredValue } from 'react';
import { useLocation } from 'wouter';
import { Layout } from './layout/Layout.tsx';
import { useArrival } from './layout/useArrival.ts';
import { pageOf } from './loadedPages.ts';
import { missing, routeOf } from './routes.ts';
import { school } from './school.ts';

/** The whole site at the current address. The page at hand stays until the next one is there. */
export function App() {
  const [address] = useLocation();
  const path = useDeferredValue(address);
  useArrival(path);
  const route = routeOf(path);
  const Page = pageOf(route ?? missing);
  return (
    <>
      {route && <link rel="canonical" href={school.url + route.path} />}
      <Layout>
        <Suspense fallback={null}>
          <Page key={path} />
        </Suspense>
      </Layout>
    </>
  );
}
