import type { FieldValues } from './FormDefinition.ts';
import type { JsonFault } from './findJsonFault.ts';
import { isRecord } from './isRecord.ts';
import { readImportText } from './readImportText.ts';

export interface FileComponent {
  subclass: string;
  record: FieldValues;
}

export interface FileAsset {
  /** The index of its component in the file; undefined if that was deleted before the export. */
  component: number | undefined;
  name: string;
  subclass: string;
  count: number;
}

/** A project as it is exported. */
export interface ProjectFile {
  name: string;
  description: string;
  isTemplate: boolean;
  components: FileComponent[];
  assets: FileAsset[];
}

/** A problem of a project file, and where it is; `projectFileProblem` words it. */
export type ProjectFileProblem =
  | { code: 'empty' | 'format' | 'version' | 'tooDeep' }
  | { code: 'notJson'; fault: JsonFault }
  | { code: 'notText' | 'notNumber' | 'notList' | 'notRecord' | 'unknownComponent' | 'usedTwice'; place: string };

/** Reads the file of a project, or returns all of its problems at once. */
export function readProjectFile(text: string): { file: ProjectFile } | { problems: ProjectFileProblem[] } {
  const [first, ...others] = readImportText(text);
  if (first && 'problem' in first) {
    if (first.problem === 'notJson') return { problems: [{ code: 'notJson', fault: first.fault }] };
    return {
      problems: [{ code: first.problem === 'empty' || first.problem === 'tooDeep' ? first.problem : 'format' }],
    };
  }
  if (!first || others.length > 0 || first.record.format !== FORMAT) return { problems: [{ code: 'format' }] };
  if (first.record.version !== VERSION) return { problems: [{ code: 'version' }] };
  const reader = new Reader();
  const file = reader.file(first.record);
  return reader.problems.length > 0 ? { problems: reader.problems } : { file };
}

const FORMAT = 'q-system-project';
const VERSION = 1;

/** Reads value by value, and collects the problems. */
class Reader {
  readonly problems: ProjectFileProblem[] = [];

  file(root: FieldValues): ProjectFile {
    const project = this.#record(root.project, 'project');
    const components = this.#list(root.components, 'components').map((entry, index) => {
      const record = this.#record(entry, `components[${index}]`);
      return { subclass: this.#text(record.subclass, `components[${index}].subclass`), record };
    });
    const places = new Map(components.map(({ record }, index) => [String(record.id), index]));
    const used = new Set<number>();
    const assets = this.#list(root.assets, 'assets').map((entry, index) => {
      const asset = this.#asset(entry, `assets[${index}]`, places);
      const { component } = asset;
      if (component === undefined) return asset;
      if (used.has(component)) this.problems.push({ code: 'usedTwice', place: `assets[${index}].component_id` });
      used.add(component);
      return asset;
    });
    return {
      name: this.#text(project.name, 'project.name'),
      description: project.description === undefined ? '' : this.#text(project.description, 'project.description'),
      isTemplate: project.is_template === true,
      components,
      assets,
    };
  }

  #asset(entry: unknown, place: string, places: ReadonlyMap<string, number>): FileAsset {
    const { component_id: id, name, subclass, count } = this.#record(entry, place);
    const isGone = id === null || id === undefined;
    const component = isGone ? undefined : places.get(String(id));
    if (!isGone && component === undefined) {
      this.problems.push({ code: 'unknownComponent', place: `${place}.component_id` });
    }
    if (typeof count !== 'number') this.problems.push({ code: 'notNumber', place: `${place}.count` });
    return {
      component,
      name: this.#text(name, `${place}.name`),
      subclass: this.#text(subclass, `${place}.subclass`),
      count: Number(count),
    };
  }

  #record(value: unknown, place: string): FieldValues {
    if (isRecord(value)) return value;
    this.problems.push({ code: 'notRecord', place });
    return {};
  }

  #list(value: unknown, place: string): unknown[] {
    if (Array.isArray(value)) return value;
    this.problems.push({ code: 'notList', place });
    return [];
  }

  #text(value: unknown, place: string): string {
    if (typeof value === 'string') return value;
    this.problems.push({ code: 'notText', place });
    return '';
  }
}
