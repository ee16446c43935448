import { defaultFees, estimateDefaultLoan, financeDefaults, priceBreakdown } from "@forecourt/finance";
import { makeAndModel, type Vehicle, vehiclePath } from "@forecourt/inventory";
import { formatMoney, formatPercent } from "@forecourt/money";
import { Payment } from "@forecourt/ui/payment";
import { Price } from "@forecourt/ui/price";
import { SaveButton } from "@forecourt/ui/save-button";
import { Silhouette } from "@forecourt/ui/silhouette";
import { showToast } from "@forecourt/ui/toast-store";
import { VehicleCard } from "@forecourt/ui/vehicle-card";
import { VehicleStage } from "@forecourt/ui/vehicle-stage";
import { useState } from "react";
import { PAYMENT_TERMS } from "./payment-terms.tsx";

export function CarCard({ vehicle }: { vehicle: Vehicle }) {
  const price = priceBreakdown({
    price: vehicle.oldPrice!,
    condition: vehicle.condition,
    fees: defaultFees,
  });
  const loan = price.ok
    ? estimateDefaultLoan({ price: price.value, year: vehicle.year }, financeDefaults.chrome)
    : price;
  const title = `${vehicle.year} ${makeAndModel(vehicle)}`;
  const [saved, setSaved] = useState(false);
  const save = () => {
    setSaved(!saved);
    if (!saved) showToast({ severity: "success", summary: `${title} saved` });
  };
  return (
    <VehicleCard
      href={vehiclePath(vehicle)}
      title={title}
      subtitle={vehicle.trim}
      image={
        <VehicleStage>
          <Silhouette name={vehicle.bodyStyle === "suvs" ? "suv" : "sedan"} className="car-silhouette" />
        </VehicleStage>
      }
      facts={[{ label: "Mileage", value: `${vehicle.mileage.toLocaleString("en")} mi` }]}
      price={price.ok ? <Price amount={formatMoney(price.value.total, "en")} note="incl. fees" /> : null}
      save={<SaveButton saved={saved} label={`Save ${title}`} onClick={save} />}
      payment={
        loan.ok ? (
          <Payment
            explainedBy={PAYMENT_TERMS}
            amount={formatMoney(loan.value.payment, "en")}
            suffix="/mo est."
            terms={`${loan.value.months} mo at ${formatPercent(loan.value.aprBp, "en")} APR, ${formatMoney(loan.value.assumptions.cashDown, "en")} down`}
          />
        ) : null
      }
    />
  );
}
