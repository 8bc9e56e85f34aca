export interface Account {
  email: string;
  password: string;
}

/** The values of a stored component, or of a kind's file about one, by field. */
export type Fields = Record<string, unknown>;

export interface FieldMeta {
  type: string;
  read_only: boolean;
  default: unknown;
  min_value: number | null;
  max_value: number | null;
}

export interface Meta {
  name: string;
  fields: Record<string, FieldMeta>;
}

export interface Project {
  id: string;
  name: string;
  description: string;
  component_subclasses: string[];
}

export interface Asset {
  id: string;
  name: string;
  subclass: string;
  count: number;
  component_deleted: boolean;
}

/** Signs in through the API and returns the tokens. */
export async function createTokens(
  url: string,
  { email, password }: Account,
): Promise<{ access: string; refresh: string }> {
  const body = JSON.stringify({ username: email, password });
  const headers = { 'content-type': 'application/json' };
  return answer(await fetch(`${url}/api/v2/token/pair`, { method: 'POST', headers, body }));
}

/** Calls the API as one account, to prepare the data of a journey and to inspect the result. */
export class Api {
  readonly #url: string;
  readonly #headers: Record<string, string>;

  private constructor(url: string, token: string) {
    this.#url = url;
    this.#headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  }

  static async signIn(url: string, account: Account): Promise<Api> {
    return new Api(url, (await createTokens(url, account)).access);
  }

  /** Creates an account and signs in to it. */
  static async register(url: string, { email, password }: Account): Promise<Api> {
    const username = email.replace(/@.*/, '').replace(/\W/g, '_');
    const body = JSON.stringify({ username, email, password, confirmPassword: password });
    const headers = { 'content-type': 'application/json' };
    await answer(await fetch(`${url}/api/v2/account/register/`, { method: 'POST', headers, body }));
    const api = await Api.signIn(url, { email, password });
    await api.noteTourSeen();
    return api;
  }

  /** Marks the first-visit tour as seen, so that it does not begin. */
  noteTourSeen(): Promise<void> {
    return this.#call('PUT', '/account/settings/', { tour_seen: true });
  }

  list(): Promise<{ id: string; name: string; subclass: string; created_at: string; updated_at: string }[]> {
    return this.#call('GET', '/components/');
  }

  meta(subclass: string): Promise<Meta> {
    return this.#call('GET', `/components/meta/${subclass}/`);
  }

  component({ subclass, id }: { subclass: string; id: string }): Promise<Fields> {
    return this.#call('GET', `/components/${subclass}/${id}/`);
  }

  create({ subclass, ...fields }: Fields & { subclass: string; name: string }): Promise<{ id: string }> {
    return this.#call('POST', `/components/${subclass}/`, { subclass, ...fields });
  }

  delete({ subclass, id }: { subclass: string; id: string }): Promise<void> {
    return this.#call('DELETE', `/components/${subclass}/${id}/`);
  }

  createTemplate({ subclass, ...fields }: Fields & { subclass: string; name: string }): Promise<{ id: string }> {
    return this.#call('POST', `/components/${subclass}/template/`, { subclass, ...fields });
  }

  projects({ templates = false } = {}): Promise<Project[]> {
    return this.#call('GET', `/projects/?templates=${templates}`);
  }

  project(id: string): Promise<Project> {
    return this.#call('GET', `/projects/${id}/`);
  }

  updateProject(id: string, fields: Fields & { name: string }): Promise<Project> {
    return this.#call('PUT', `/projects/${id}/`, fields);
  }

  deleteProject(id: string): Promise<void> {
    return this.#call('DELETE', `/projects/${id}/`);
  }

  exportProject(id: string): Promise<Fields> {
    return this.#call('GET', `/projects/${id}/export/`);
  }

  assets(projectId: string): Promise<Asset[]> {
    return this.#call('GET', `/projects/${projectId}/assets/`);
  }

  addAsset(projectId: string, componentId: string, count = 1): Promise<Asset> {
    return this.#call('POST', `/projects/${projectId}/assets/`, { component_id: componentId, count });
  }

  /** Saves a component with some of its fields changed. */
  async change({ subclass, id }: { subclass: string; id: string }, fields: Fields): Promise<void> {
    const stored = await this.component({ subclass, id });
    await this.#call('PUT', `/components/${subclass}/${id}/`, { ...stored, ...fields });
  }

  templates(): Promise<{ id: string; name: string; subclass: string }[]> {
    return this.#call('GET', '/components/?templates=true');
  }

  /** Creates a project that uses the components. */
  async createProject({ uses = [], ...fields }: Fields & { name: string; uses?: string[] }): Promise<Project> {
    const project = await this.#call<Project>('POST', '/projects/', fields);
    for (const component_id of uses) await this.#call('POST', `/projects/${project.id}/assets/`, { component_id });
    return project;
  }

  /** Creates a project together with its components. */
  importProject(file: Fields): Promise<Project> {
    return this.#call('POST', '/projects/import/', file);
  }

  async #call<T>(method: string, path: string, body?: Fields): Promise<T> {
    const init = { method, headers: this.#headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    return answer(await fetch(`${this.#url}/api/v2${path}`, init));
  }
}

async function answer<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  const text = await response.text();
  // The server's tests compare every answer with the contract; a 204 has no body, and then T is void.
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
