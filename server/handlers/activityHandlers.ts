import type { components as Schemas } from '#generated/api.ts';
import { describeDevice } from '#server/accounts/describeDevice.ts';
import { API_PREFIX } from '#server/http/bindOperations.ts';
import type { Handlers } from '#server/http/Call.ts';
import { readPageLimit } from '#server/http/readPageLimit.ts';
import type { AuditEntry, AuditEvent } from '#server/store/auditRepository.ts';
import type { Context } from './Context.ts';

type ActivityHandlers = Pick<Handlers, 'listActivity'>;

const USUAL_PAGE = 50;
const LARGEST_PAGE = 200;

/** Creates the handler that lists the activity of the caller's account. */
export function createActivityHandlers({ store }: Context): ActivityHandlers {
  return {
    async listActivity({ userId, sessionId, query, reply }) {
      const limit = readPageLimit(query.limit, LARGEST_PAGE) ?? USUAL_PAGE;
      const found = await store.audit.list({ userId, limit: limit + 1, cursor: query.cursor });
      const page = found.slice(0, limit);
      const last = page.at(-1);
      if (last && found.length > limit) {
        const next = new URLSearchParams({ cursor: last.id, limit: String(limit) });
        reply.header('link', `<${API_PREFIX}/account/activity/?${next}>; rel="next"`);
      }
      return page.map((entry) => toEntry(entry, sessionId));
    },
  };
}

function toEntry(entry: AuditEntry, sessionId: string): Schemas['schemas']['ActivityEntry'] {
  return {
    id: entry.id,
    at: entry.at,
    // Only `audit.add` and `audit.addFailure` write events, and they write no others.
    event: entry.event as AuditEvent,
    subject: entry.subject,
    count: entry.count,
    device: isShared(entry) ? 'Several addresses' : describeDevice(entry.user_agent),
    address: entry.address,
    is_current: entry.session_id === sessionId,
  };
}

/** Whether an entry counts failed sign-ins from addresses that got no separate entry. */
function isShared({ event, address }: AuditEntry): boolean {
  return event === 'sign_in_failed' && address === '';
}
