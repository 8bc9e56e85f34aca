import { create } from 'zustand';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

export type ToastPosition = 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right';

export interface ToastAction {
  label: string;
  action: () => void;
  variant?: 'primary' | 'secondary' | 'outline' | undefined;
}

export interface Toast {
  id: string;
  type: ToastType;
  title: string;
  /** Line breaks are kept. */
  message: string;
  /** Milliseconds until it closes; 0 stays until dismissed. */
  duration: number;
  position: ToastPosition;
  actions: readonly ToastAction[];
  dismissible: boolean;
  /** Stays until it is dismissed, regardless of the duration. */
  persistent: boolean;
  metadata: Record<string, unknown> | undefined;
  /** Milliseconds since 1970. */
  timestamp: number;
  isVisible: boolean;
}

export type ToastInput = Pick<Toast, 'title'> & {
  [Key in Exclude<keyof Toast, 'title' | 'timestamp' | 'isVisible'>]?: Toast[Key] | undefined;
};

export type ToastChange = Partial<Omit<Toast, 'id' | 'timestamp' | 'isVisible'>>;

interface Countdown {
  timer: ReturnType<typeof setTimeout> | undefined;
  startedAt: number;
  remaining: number;
}

const durations: Record<ToastType, number> = { success: 3000, info: 3000, warning: 4000, error: 0 };
/** The duration of a toast that is given neither a duration nor a type. */
const defaultDuration = 5000;
const defaultType: ToastType = 'info';
const defaultPosition: ToastPosition = 'top-right';
const fadeOut = 300;
const maxToasts = 5;

const countdowns = new Map<string, Countdown>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();
let paused = false;
let count = 0;

/** The notifications, newest first. */
export const useToastStore = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

/** Operations on notifications, for components and plain code alike. */
export const toasts = {
  /**
   * Adds a notification, in place of one with the same id, and returns its id; the oldest are removed if there would be
   * more than five.
   */
  add(input: ToastInput): string {
    count += 1;
    const toast: Toast = {
      id: input.id ?? `toast-${count}`,
      type: input.type ?? defaultType,
      title: input.title,
      message: input.message ?? '',
      duration: input.duration ?? (input.type === undefined ? defaultDuration : durations[input.type]),
      position: input.position ?? defaultPosition,
      actions: input.actions ?? [],
      dismissible: input.dismissible ?? true,
      persistent: input.persistent ?? false,
      metadata: input.metadata,
      timestamp: Date.now(),
      isVisible: true,
    };
    const others = all().filter((other) => other.id !== toast.id);
    for (const dropped of others.slice(maxToasts - 1)) forget(dropped.id);
    set([toast, ...others.slice(0, maxToasts - 1)]);
    startCountdown(toast);
    return toast.id;
  },

  /** Removes at once; `setVisibility(id, false)` fades first. */
  remove(id: string): void {
    forget(id);
    set(all().filter((toast) => toast.id !== id));
  },

  /** Changes what a notification says or how long it stays; the timer restarts. */
  update(id: string, change: ToastChange): void {
    set(all().map((toast) => (toast.id === id ? { ...toast, ...change } : toast)));
    const updated = all().find((toast) => toast.id === id);
    if (updated?.isVisible) startCountdown(updated);
  },

  clearAll(): void {
    for (const toast of all()) forget(toast.id);
    set([]);
  },

  /** A hidden notification fades and is removed after 300 ms; if it is shown again before that, it stays. */
  setVisibility(id: string, isVisible: boolean): void {
    const toast = all().find((candidate) => candidate.id === id);
    if (!toast) return;
    forget(id);
    set(all().map((other) => (other.id === id ? { ...other, isVisible } : other)));
    if (isVisible) startCountdown({ ...toast, isVisible });
    else
      removals.set(
        id,
        setTimeout(() => toasts.remove(id), fadeOut),
      );
  },

  /** Hides every notification that Escape or a press outside may dismiss. */
  dismissAll(): void {
    for (const toast of all()) {
      if (toast.isVisible && toast.dismissible) toasts.setVisibility(toast.id, false);
    }
  },

  /** Stops all countdowns, as while the pointer or focus is on a notification. */
  pause(): void {
    if (paused) return;
    paused = true;
    for (const countdown of countdowns.values()) {
      clearTimeout(countdown.timer);
      countdown.timer = undefined;
      countdown.remaining -= Date.now() - countdown.startedAt;
    }
  },

  /** Resumes the countdowns where they stopped. */
  resume(): void {
    if (!paused) return;
    paused = false;
    for (const [id, countdown] of countdowns) run(id, countdown);
  },
};

function all(): readonly Toast[] {
  return useToastStore.getState().toasts;
}

function set(next: readonly Toast[]): void {
  useToastStore.setState({ toasts: next });
}

function startCountdown(toast: Toast): void {
  forget(toast.id);
  if (toast.persistent || toast.duration <= 0) return;
  const countdown: Countdown = { timer: undefined, startedAt: Date.now(), remaining: toast.duration };
  countdowns.set(toast.id, countdown);
  if (!paused) run(toast.id, countdown);
}

function run(id: string, countdown: Countdown): void {
  countdown.startedAt = Date.now();
  countdown.timer = setTimeout(() => toasts.setVisibility(id, false), Math.max(0, countdown.remaining));
}

function forget(id: string): void {
  clearTimeout(countdowns.get(id)?.timer);
  clearTimeout(removals.get(id));
  countdowns.delete(id);
  removals.delete(id);
}
