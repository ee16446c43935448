import type { HeroSlide } from "@forecourt/dealership/content";

export const heroSlides: HeroSlide[] = [
  {
    id: "pre-approval",
    layout: "image-right",
    tab: {
      icon: "bank",
      title: "Get pre-approved",
      text: "See your terms in under {claim.preApprovalMinutes} minutes",
    },
    badge: "Pre-approval",
    title: "Know your payment before you visit.",
    description:
      "Tell us a little about you and see real terms from over {claim.lenders} lenders. It takes under {claim.preApprovalMinutes} minutes and does not affect your credit score.",
    disclaimer: { style: "text", buttonText: null, text: "{disclaimer.preApprovalMinutes}" },
    list: [],
    images: {
      watermark: null,
      mainImage: {
        kind: "illustration",
        shape: "suv",
        view: "hero",
        paint: "blue",
        alt: "Blue SUV seen from low in front",
      },
      mobileImage: null,
    },
    buttons: {
      primary: { label: "Get pre-approved", href: "/auto-financing/apply-for-financing" },
      secondary: { label: "Browse {vehicleCount} vehicles", href: "/cars-for-sale" },
      textLink: null,
    },
    offerId: null,
  },
  {
    id: "lifetime-warranty",
    layout: "image-right",
    tab: {
      icon: "shield",
      title: "Lifetime engine warranty",
      text: "On pre-owned under {claim.lifetimeWarrantyMiles} miles",
    },
    badge: "Lifetime warranty",
    title: "Covered for as long as you own it.",
    description:
      "Every pre-owned vehicle we sell with fewer than {claim.lifetimeWarrantyMiles} miles comes with a lifetime limited engine warranty. It’s in the price, not an extra at signing.",
    disclaimer: {
      style: "dialog",
      buttonText: "What is covered and what is not",
      text: "{disclaimer.lifetimeWarrantyMiles}",
    },
    list: [],
    images: {
      watermark: null,
      mainImage: {
        kind: "illustration",
        shape: "sedan",
        view: "hero",
        paint: "red",
        alt: "Red sedan seen from low in front",
      },
      mobileImage: null,
    },
    buttons: {
      primary: {
        label: "Shop {coveredVehicleCount} covered vehicles",
        href: "/used-cars-for-sale?mileage=null,85000",
      },
      secondary: { label: "See what’s covered", href: "/vehicle-protection-plans" },
      textLink: null,
    },
    offerId: null,
  },
  {
    id: "new-vehicle-offers",
    layout: "image-right",
    tab: {
      icon: "tag",
      title: "New-vehicle offers",
      text: "{offer.apr} APR for {offer.term} months on Outlander",
    },
    badge: "Ends {offer.endDate}",
    title: "{offer.apr} for {offer.term} months. Outlander only.",
    description:
      "Pair {offer.apr} APR financing with {offer.bonusCash} bonus cash on a new 2025 Outlander. The payment is the loan divided by {offer.term}, and nothing else.",
    disclaimer: {
      style: "dialog",
      buttonText: "Terms of this offer",
      text: "{offer.apr} APR for {offer.term} months, {offer.term} payments of $20.83 for each $1,000 financed, with {offer.bonusCash} bonus cash, on new 2025 Outlander models. For well-qualified buyers with approved credit through the manufacturer’s lender; not all buyers qualify. Tax, title, registration and optional equipment are extra. May not be combined with lease offers. Take delivery by {offer.endDate}.",
    },
    list: [],
    images: {
      watermark: null,
      mainImage: {
        kind: "illustration",
        shape: "suv",
        view: "hero",
        paint: "orange",
        alt: "Orange SUV seen from low in front",
      },
      mobileImage: null,
    },
    buttons: {
      primary: { label: "See all new offers", href: "/special-offers" },
      secondary: { label: "New Outlanders in stock", href: "/new-cars-for-sale/outlander" },
      textLink: null,
    },
    offerId: "ofr_outlander_apr_cash",
  },
];
