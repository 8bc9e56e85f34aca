import { Folder, Languages, LogIn, LogOut, PanelLeft, Signpost, SquareMenu, User } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHasSession } from '#api/sessionStore.ts';
import { useComponentItems } from '#api/useComponentItems.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import { useFoundRecords } from '#api/useFoundRecords.ts';
import { useCommandStore } from '#library/commandStore.ts';
import { getKindAppearance } from '#library/getKindAppearance.ts';
import { KindTile } from '#library/KindTile.tsx';
import { chooseLanguage, LANGUAGES, useLanguage } from '#library/languageStore.ts';
import { useKindSummaries } from '#library/useKindSummaries.ts';
import { useView } from '#library/useView.ts';
import { addresses, newComponentAddress, tourAddress } from '#model/addresses.ts';
import { insideSentence } from '#model/insideSentence.ts';
import { Tile } from '#ui/Tile.tsx';
import { LOGOUT } from './Logout.tsx';
import type { NavigationEntry } from './navigation.ts';
import type { PaletteEntry, PaletteSection } from './PaletteEntry.ts';
import { openKeys } from './paletteStore.ts';
import { useRecent } from './recentStore.ts';
import { toggleSidebar, useSidebar } from './sidebarStore.ts';
import { useNavigation } from './useNavigation.ts';

/** Returns everything that can be opened or run from the current page, by sections. */
export function usePaletteEntries(search: string) {
  const hasSession = useHasSession();
  const commands = useCommandEntries();
  const records = useRecordEntries(search);
  const pages = usePageEntries();
  const creations = useCreationEntries();
  const others = useOtherEntries();
  const sections: PaletteSection[] = [
    ...commands,
    { title: 'Go to', entries: pages },
    ...(hasSession ? [{ title: 'Create', entries: creations }] : []),
    { title: 'More', entries: others },
  ];
  return { ...records, sections };
}

/** Returns the page's actions at the time the palette was opened, and those of parts that were still being loaded then. */
function useCommandEntries(): PaletteSection[] {
  const groups = useCommandStore((state) => state.groups);
  const [opened] = useState(() => new Map(groups.map((group) => [group, group.current])));
  const added = groups.filter((group) => !opened.has(group)).map(({ current }) => current);
  return [...opened.values(), ...added].flatMap(({ title, items }, place) => {
    const open = items.filter(({ disabled }) => !disabled);
    const entries = open.map(
      ({ id, label, icon, onSelect }): PaletteEntry => ({
        id: `command/${place}/${id}`,
        label,
        words: title,
        icon: toTile(icon),
        detail: title,
        run: onSelect,
        isOfPage: true,
      }),
    );
    return entries.length > 0 ? [{ title, entries }] : [];
  });
}

function useRecordEntries(search: string) {
  const { components, projects, isLoading, isPart } = useFoundRecords(search);
  const recent = useRecentComponents();
  const { open } = useView();
  const navigate = useNavigate();
  const known = new Set(components.map(({ id }) => id));
  const all = [...components, ...recent.filter(({ id }) => !known.has(id))];
  const entries: PaletteEntry[] = all.flatMap(({ id, name, subclass, is_template: isTemplate, isPending }) => {
    if (isPending) return [];
    const { title, plural } = getKindAppearance(subclass);
    return {
      id: `${COMPONENT}${id}`,
      label: name,
      words: `${title} ${plural} ${isTemplate ? 'template' : ''}`,
      icon: <KindTile subclass={subclass} size="s" />,
      detail: isTemplate ? `${title} template` : title,
      to: addresses.component(id),
      run: () => open(id),
    };
  });
  for (const { id, name, is_template: isTemplate } of projects) {
    const detail = isTemplate ? 'Project template' : 'Project';
    const icon = <Tile icon={<Folder />} color="var(--accent)" size="s" />;
    const to = addresses.project(id);
    entries.push({ id: `project/${id}`, label: name, words: detail, icon, detail, to, run: () => navigate(to) });
  }
  return { records: entries, isLoading, isPart };
}

/** Returns the components last opened from the palette; in a long library they are loaded by their ids. */
function useRecentComponents(): readonly ComponentListItem[] {
  const [ids] = useState(() => useRecent.getState().ids);
  const wanted = useMemo(
    () => ids.flatMap((id) => (id.startsWith(COMPONENT) ? id.slice(COMPONENT.length) : [])),
    [ids],
  );
  return useComponentItems(wanted).items.flatMap((item) => item ?? []);
}

const COMPONENT = 'component/';

function usePageEntries(): PaletteEntry[] {
  const hasSession = useHasSession();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const account: NavigationEntry[] = [
    { title: 'Profile', to: addresses.profile, icon: User },
    { title: 'Sessions', to: addresses.sessions, icon: User },
    { title: 'Activity', to: addresses.activity, icon: User },
  ];
  const links = [...navigation, ...(hasSession ? account : [])].flatMap(({ title, to, icon, entries = [] }) => [
    { title, to, icon, detail: 'Page' },
    ...entries.map((entry) => ({ ...entry, icon, detail: title })),
  ]);
  return links.map(({ title, to, icon: Icon, detail }) => ({
    id: to,
    label: title,
    words: detail,
    icon: toTile(<Icon />),
    detail,
    to,
    run: () => navigate(to),
  }));
}

function useCreationEntries(): PaletteEntry[] {
  const kinds = useKindSummaries();
  const navigate = useNavigate();
  return kinds.map(({ subclass, title }) => ({
    id: `create/${subclass}`,
    label: `New ${insideSentence(title)}`,
    words: 'create component',
    icon: <KindTile subclass={subclass} size="s" />,
    detail: 'Create',
    to: newComponentAddress(subclass),
    run: () => navigate(newComponentAddress(subclass)),
  }));
}

function useOtherEntries(): PaletteEntry[] {
  const hasSession = useHasSession();
  const navigate = useNavigate();
  const chosen = useLanguage((state) => state.chosen);
  const isCollapsed = useSidebar(({ collapsed }) => collapsed);
  const languages = LANGUAGES.filter(({ id }) => id !== chosen).map(({ id, title }) => ({
    id: `language/${id}`,
    label: `Language: ${title}`,
    Icon: Languages,
    run: () => void chooseLanguage(id),
  }));
  const session = hasSession
    ? { id: 'logout', label: 'Logout', Icon: LogOut, run: () => navigate(addresses.dashboard, { state: LOGOUT }) }
    : { id: 'login', label: 'Login', Icon: LogIn, to: addresses.login, run: () => navigate(addresses.login) };
  const sidebar = isCollapsed ? 'Expand Sidebar' : 'Collapse Sidebar';
  const entries = [
    { id: 'keys', label: 'Keyboard shortcuts', Icon: SquareMenu, run: openKeys },
    ...(hasSession ? [{ id: 'tour', label: 'Take the tour', Icon: Signpost, run: () => navigate(tourAddress) }] : []),
    { id: 'sidebar', label: sidebar, Icon: PanelLeft, run: toggleSidebar },
    ...languages,
    session,
  ];
  return entries.map(({ Icon, ...entry }) => ({ ...entry, icon: toTile(<Icon />), detail: 'Action' }));
}

function toTile(icon: ReactNode): ReactNode {
  return <Tile icon={icon} size="s" />;
}
