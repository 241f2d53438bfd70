import type { ColorMode } from '../../boot/colorMode';

/** What the console itself can do, wherever the admin is. */
export interface ConsoleCommands {
  onGoTo: (href: string) => void;
  onChooseColorMode: (mode: ColorMode) => void;
  onSignOut: () => void;
}
