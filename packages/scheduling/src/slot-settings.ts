/** Appointment settings of one kind, in minutes unless the name says otherwise. */
export type SlotSettings = {
  /** Duration of an appointment. */
  lengthMinutes: number;
  /** Interval between starts, counted from opening. */
  stepMinutes: number;
  /** Minimum time between booking and start. */
  leadMinutes: number;
  /** Number of bookable days after today; 0 is today only. */
  horizonDays: number;
  /** Maximum number of simultaneous appointments. */
  capacity: number;
  /** Minimum time between the end of an appointment and closing. */
  closingBufferMinutes: number;
};

const MINIMUMS: Record<keyof SlotSettings, number> = {
  lengthMinutes: 1,
  stepMinutes: 1,
  leadMinutes: 0,
  horizonDays: 0,
  capacity: 0,
  closingBufferMinutes: 0,
};

/** @throws RangeError when a setting is not an integer or below its minimum */
export function assertSlotSettings(settings: SlotSettings): void {
  for (const [name, minimum] of Object.entries(MINIMUMS)) {
    const value = settings[name as keyof SlotSettings];
    if (!Number.isInteger(value) || value < minimum)
      throw new RangeError(`scheduling: ${name} must be a whole number from ${minimum} up, not ${value}`);
  }
}
