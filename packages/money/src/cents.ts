/** An amount of money in whole US cents, always an integer; negative for a credit. */
export type Cents = number;
