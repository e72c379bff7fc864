import { school } from '../school.ts';
import { SchoolMap } from './SchoolMap.tsx';

/** The school's address, telephone, e-mail and place on the map, for whoever would rather call or come. */
export function ReachUs() {
  return (
    <section className="reach-us" aria-labelledby="reach-us">
      <div className="reach-us-columns">
        <div>
          <h2 id="reach-us">How to reach us</h2>
          <address>
            <dl>
              <div>
                <dt>Address</dt>
                <dd>{school.address}</dd>
              </div>
              <div>
                <dt>Phone</dt>
                <dd>
                  <a href={`tel:${school.phone.number}`}>
                    <bdi dir="ltr">{school.phone.text}</bdi>
                  </a>
                </dd>
              </div>
              <div>
                <dt>E-mail</dt>
                <dd>
                  <a href={`mailto:${school.email}`}>{school.email}</a>
                </dd>
              </div>
            </dl>
          </address>
        </div>
        <SchoolMap />
      </div>
    </section>
  );
}
