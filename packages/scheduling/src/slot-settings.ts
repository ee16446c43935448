/** How appointments of one kind are offered, all in minutes unless it says otherwise. */
export type SlotSettings = {
  /** How long an appointment takes. */
  lengthMinutes: number;
  /** From one start to the next, counted from opening. */
  stepMinutes: number;
  /** The least time between booking and start. */
  leadMinutes: number;
  /** The last day that can be booked, in days after today; 0 is today only. */
  horizonDays: number;
  /** How many appointments may run at the same time. */
  capacity: number;
  /** An appointment ends this long before closing; 0 lets it end at closing. */
  closingBufferMinutes: number;
};

const LEAST: Record<keyof SlotSettings, number> = {
  lengthMinutes: 1,
  stepMinutes: 1,
  leadMinutes: 0,
  horizonDays: 0,
  capacity: 0,
  closingBufferMinutes: 0,
};

/** @throws RangeError when a setting is not a whole number, or too small to make sense */
export function assertSlotSettings(settings: SlotSettings): void {
  for (const [name, least] of Object.entries(LEAST)) {
    const value = settings[name as keyof SlotSettings];
    if (!Number.isInteger(value) || value < least)
      throw new RangeError(`scheduling: ${name} must be a whole number from ${least} up, not ${value}`);
  }
}
